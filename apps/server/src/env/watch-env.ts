import { z } from "zod";

export const watchVariables = {
  CALLS_PER_MINUTE: z.coerce.number().int().min(10).max(1_000_000).default(600),
  CALLS_PER_MINUTE_ADDRESS: z.coerce.number().int().min(10).max(10_000_000).default(6_000),
  PRIVATE_HOSTS: z
    .string()
    .transform((list) => list.split(",").map((name) => name.trim().toLowerCase()))
    .refine(
      (names) => names.every((name) => /^[a-z0-9._-]+$|^[0-9a-f:]+$/.test(name)),
      "must be names or addresses without a port, separated by commas",
    )
    .optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
};

export const watchNotes: Record<keyof typeof watchVariables, string> = {
  CALLS_PER_MINUTE: "Calls one person may make in a minute, over all servers",
  CALLS_PER_MINUTE_ADDRESS: "The same for one network address; a school or an office is one",
  PRIVATE_HOSTS:
    "Names that may lead into your own network, separated by commas, where a configured service lives there under a name",
  METRICS_TOKEN: "Opens /metrics for Prometheus to whoever brings it as a bearer token",
  OTEL_EXPORTER_OTLP_ENDPOINT:
    "Sends traces there by OpenTelemetry (OTLP over HTTP); they name calls and times, never content",
};

export type WatchChoices = {
  callsPerMinute: number;
  callsPerMinuteOfAddress: number;
  privateHosts: readonly string[];
  metricsToken: string | null;
  tracesTo: string | null;
};

type Read = z.output<z.ZodObject<typeof watchVariables>>;

/** What limits, guards and shows the server while it runs. */
export const watchChoices = (read: Read): WatchChoices => ({
  callsPerMinute: read.CALLS_PER_MINUTE,
  callsPerMinuteOfAddress: read.CALLS_PER_MINUTE_ADDRESS,
  privateHosts: read.PRIVATE_HOSTS ?? [],
  metricsToken: read.METRICS_TOKEN ?? null,
  tracesTo: read.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, "") ?? null,
});
