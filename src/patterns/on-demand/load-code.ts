import { ApiError } from '@/api/api-error'

/** Calls `load`, which imports code. If the code cannot be loaded, throws a network error, which users can retry. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch {
    throw new ApiError('network')
  }
}
