/** What is asked beside a reply names itself so: a model on this machine keeps a place for it. */
export const judgementName = "judgement";
