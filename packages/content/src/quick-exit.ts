/** Where the quick exit leads: a page nobody wonders about. Nothing is asked of it before. */
export const quickExitAddress = "https://www.bbc.com/weather";
