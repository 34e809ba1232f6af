import { loadCode } from '@/patterns/on-demand/load-code'
import { useAsync } from '@/patterns/query-view/use-async'

/** Calls `load` to import the code of a component. Thus a page can load the code and the data of the component at the same time. */
export const useLoadedPart = <Part>(load: () => Promise<Part>) =>
  useAsync(async () => ({ Part: await loadCode(load) }))
