/** The engine's own page, as the site has it. */
import "../../../../web/js/engine/frame-host.js";
