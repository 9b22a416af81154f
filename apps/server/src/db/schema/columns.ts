import { customType, timestamp } from "drizzle-orm/pg-core";

/** Milliseconds are what JavaScript can hold; more would not survive a round trip as a cursor. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Text the server can read while it is needed, sealed under the server's key. */
export const sealedBytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => "bytea",
});
