import { loadChunk, reloadOnce } from "../chunks.ts";

type Route = { id: string; module: string };

/**
 * Takes the place of the router's own loader, which waits for ever and reloads the page each time a
 * chunk fails: a chunk that stays away would turn a first visit into an endless circle. The router
 * also loses what went wrong where a page has data of its own, and shows nothing; so the page's
 * place is taken by one that says it when it is drawn.
 */
export const loadRouteModule = async (
  route: Route,
  loaded: Record<string, unknown>,
): Promise<unknown> => {
  if (route.id in loaded) return loaded[route.id];
  try {
    const module: unknown = await loadChunk(
      route.module,
      () => import(/* @vite-ignore */ route.module),
    );
    loaded[route.id] = module;
    return module;
  } catch (error) {
    if (reloadOnce()) return new Promise(() => {});
    return {
      default: () => {
        throw error;
      },
    };
  }
};
