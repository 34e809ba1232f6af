import { withBasePath } from '../base-path'

/**
 * Reloads the page if there is a connection. A missing code file then means that a newer version was deployed, whose page
 * names the current files. Resolves to whether the page reloads.
 */
export async function reloadIfOnline(): Promise<boolean> {
  const isConnected = await fetch(withBasePath('/config.json'), {
    method: 'HEAD',
    credentials: 'omit',
    cache: 'no-store',
  }).then(
    () => true,
    () => false,
  )
  if (isConnected) location.reload()
  return isConnected
}
