/** Who makes a call, as the bearer token says. */
export type Person = { uid: string; anonymous: boolean; email: string | null };

export type Authenticate = (authorization: string | undefined) => Promise<Person | null>;
