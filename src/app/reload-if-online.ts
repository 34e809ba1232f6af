import { withBasePath } from '../base-path'

/**
 * Loads the page anew where there is a connection: code that is asked for in vain then has made way for that of a newer
 * version, whose page names the files that there are. Answers whether it does.
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
