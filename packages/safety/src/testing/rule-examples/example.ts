/** What a rule finds, and a near look-alike that it leaves. */
export type Example = readonly [finds: string, leaves: string];
