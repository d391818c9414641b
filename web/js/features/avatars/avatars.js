/** Avatars: the view of the blocks beside the names, and its style; loaded on first use. */

import { nothing } from "lit-html";
import { avatarOf, avatarView } from "./view.js";

/** @import { Seat, View } from "../../core/types.d.ts" */

export { default as style } from "./style.css";
export { avatarView };

/** The avatar of a seat. @param {View} view @param {Seat} seat */
export function seatAvatar(view, seat) {
  const chosen = document.documentElement.dataset["avatar"] ?? "";
  if (chosen === "off") return nothing;
  const whose = view.seats[seat].level === null ? "person" : "bot";
  return avatarView(avatarOf(view, seat, chosen), whose);
}
