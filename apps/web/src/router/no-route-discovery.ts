/** The page knows all its routes from the start, so this takes the place of the code that asks for more. */
export const isFogOfWarEnabled = (): boolean => false;
export const getPartialManifest = <Manifest>(manifest: Manifest): Manifest => manifest;
export const getPatchRoutesOnNavigationFunction = (): undefined => undefined;
export const useFogOFWarDiscovery = (): void => undefined;
export const getPathsWithAncestors = (): string[] => [];
export const handleClientVersionMismatch = (): void => undefined;
export const getManifestPath = (): string => "";
export const URL_LIMIT = 0;
