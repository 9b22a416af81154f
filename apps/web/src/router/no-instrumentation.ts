/** Nobody watches the router from outside, so this takes the place of the code for those who would. */
export const instrumentClientSideRouter = <Router>(router: Router): Router => router;
export const getRouteInstrumentationUpdates = (): object => ({});
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined;
export const instrumentHandler = <Handler>(handler: Handler): Handler => handler;
export const instrumentationResultMetaContext = null;
