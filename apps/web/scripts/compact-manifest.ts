type Route = Record<string, unknown> & {
  id: string;
  path?: string;
  css?: string[];
};
type Manifest = { routes: Record<string, Route> };

const start = "window.__reactRouterManifest=";

/** Puts the routes together again, in the browser. */
const assemble =
  "((k,r)=>Object.fromEntries(r.map(([n,id,path='/'+id])=>[id,{...k[n],id,...path!==null&&{path}}])))";

/**
 * What is false says nothing, a script names what it imports by itself, and what every page loads
 * anyway need not be named for each.
 */
const slim = (manifest: Manifest, route: Route): Route => {
  const everywhere = new Set(manifest.routes["root"]?.css);
  const told = Object.entries(route).filter(([key, value]) => value !== false && key !== "imports");
  if (route.id === "root") return Object.fromEntries(told) as Route; // the same keys, fewer of them
  return Object.fromEntries(
    told.map(([key, value]) => [
      key,
      Array.isArray(value) ? value.filter((file) => !everywhere.has(file)) : value,
    ]),
  ) as Route; // the same keys, shorter lists
};

/**
 * Every page loads the router's list of all routes, and most of them are told alike: each kind is
 * written once, and the routes by their names.
 */
export const compactManifest = (script: string): string => {
  if (!script.startsWith(start)) throw new Error("The router writes its manifest differently now.");
  const manifest = JSON.parse(script.slice(start.length).replace(/;\s*$/, "")) as Manifest; // written by the router's build
  const kinds: string[] = [];
  const rows = Object.values(manifest.routes).map((route) => {
    const { id, path, ...rest } = slim(manifest, route);
    const kind = JSON.stringify(rest);
    if (!kinds.includes(kind)) kinds.push(kind);
    const row = [kinds.indexOf(kind), id];
    return path === `/${id}` ? row : [...row, path ?? null];
  });
  const { routes: _, ...head } = manifest;
  const routes = `${assemble}([${kinds.join(",")}],${JSON.stringify(rows)})`;
  return `${start}{...${JSON.stringify(head)},routes:${routes}};`;
};
