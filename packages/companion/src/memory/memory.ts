/** Something the person agreed to have remembered. */
export type Memory = { id: string; message: string };
