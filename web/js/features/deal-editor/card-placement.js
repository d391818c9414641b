/** Card placement: cards go to places by taps, in either order, and by typing them. */

/** @import { Answered, DealDraft } from "./types.d.ts" */
/** @import { Send } from "./deal-setup.js" */

/** Whether more cards may go there. @param {Answered["places"][number]} place */
export const hasRoom = ({ cards, size }) => cards.length < size;

/**
 * @param {object} needs
 * @param {() => DealDraft} needs.currentDeal
 * @param {(draft: Partial<DealDraft>) => void} needs.change
 * @param {Send} needs.send
 */
export function createCardPlacement({ currentDeal, change, send }) {
  /** @param {string} card @param {string} place */
  const layCard = (card, place) => send({ lay: { card, place } }, { card: "", aim: currentDeal().aim });

  return {
    /** A card of the pack was tapped. @param {string} card */
    async tapCard(card) {
      const { aim, card: picked } = currentDeal();
      if (aim) await layCard(card, aim);
      else change({ card: picked === card ? "" : card });
    },
    /** A place was tapped. @param {string} place */
    async tapPlace(place) {
      const { card, aim } = currentDeal();
      if (card) await layCard(card, place);
      else change({ aim: aim === place ? "" : place });
    },
    /** Take a card back to the pack. @param {string} card @param {string} place */
    takeBack: (card, place) => send({ take: { card, place } }),
    /** A letter was typed: what is none of a card is passed over. @param {string} letter */
    typeLetter(letter) {
      const { shown, typed, aim } = currentDeal();
      const cards = shown?.rows.flat().map(({ card }) => card) ?? [];
      const [both, one] = [typed + letter.toUpperCase(), letter.toUpperCase()];
      const next = [both, one].find((text) => cards.some((card) => card.startsWith(text)));
      if (!next) return;
      if (!cards.includes(next)) {
        change({ typed: next });
        return;
      }
      const place = aim || shown?.places.find(hasRoom)?.name;
      change({ typed: "", ...(place ? { aim: place } : {}) });
      if (place) void layCard(next, place);
    },
    /** Aim at the place before or after. @param {number} by */
    stepAim(by) {
      const { shown, aim } = currentDeal();
      const places = shown?.places ?? [];
      const at = places.findIndex(({ name }) => name === aim);
      const to = places[(at + by + places.length) % places.length];
      if (to) change({ aim: to.name, card: "" });
    },
  };
}
