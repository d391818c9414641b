/** Early, for a table in another site's page: nothing is stored; the rest is as on our own page. */

import "./no-storage.js";
import "../early.js";
