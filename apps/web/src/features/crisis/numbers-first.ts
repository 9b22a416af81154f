import { countryHere } from "../../helplines/country-here.ts";
import { drawCountry } from "./draw-country.ts";

// It stands behind the list of every country, and runs before the page is painted: whoever needs a
// number sees their own first, and nothing moves under their finger.
drawCountry(document, countryHere());
const search = document.querySelector<HTMLElement>("[data-search=countries]");
if (search) search.hidden = false;
