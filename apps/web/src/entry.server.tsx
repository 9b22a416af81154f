import { renderToReadableStream } from "react-dom/server";
import { type HandleDocumentRequestFunction, ServerRouter } from "react-router";

/** Renders pages at build time and in development; no server runs it in production. */
const handleRequest: HandleDocumentRequestFunction = async (request, status, headers, context) => {
  let failed = false;
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError: () => {
      failed = true;
    },
  });
  await body.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(body, { headers, status: failed ? 500 : status });
};
export default handleRequest;
