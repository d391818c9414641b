/** Early, for a table in another site's page: nothing is kept; the rest as for our own page. */

import "./alone.js";
import "../early.js";
