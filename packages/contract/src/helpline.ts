import { z } from "zod";

export const helpline = z.object({
  name: z.string(),
  country: z.string(),
  phone: z.string().nullable(),
  sms: z.string().nullable(),
  chat_url: z.string().nullable(),
  website: z.string().nullable(),
  hours: z.string().nullable(),
  topics: z.array(z.string()),
});
