import { paths } from '@/paths'

/** The start pages of the places inside the portal. */
export const signInDestinationPaths = { portal: paths.home(), works: paths.works() } as const
