/** The provider wants an e-mail address of everybody; nothing is ever delivered to a name that ends so (RFC 2606). */
const ending = ".invalid";

export const isMadeUpAddress = (email: string): boolean => email.endsWith(ending);

export const makeUpAddress = (id: string, kind: "phone" | "external"): string =>
  `${id.toLowerCase()}@${kind}${ending}`;
