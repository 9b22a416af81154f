/** Who makes a call, as the bearer token says. */
export type Person = {
  uid: string;
  anonymous: boolean;
  email: string | null;
  /** Which sign-in the token belongs to; another issuer's does not say. */
  signInId?: string;
};

export type Authenticate = (authorization: string | undefined) => Promise<Person | null>;
