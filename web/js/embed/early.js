/** Early, for a table in another site's page: nothing is kept; the rest as for our own page. */

import "./no-storage.js";
import "../early.js";
