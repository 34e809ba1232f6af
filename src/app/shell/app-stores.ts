import { config } from '@/config'

/** Whether the installation names a store: without one there is no app to speak of. */
export const hasApp = () => config().appStoreUrl !== '' || config().playStoreUrl !== ''

/** The app's page in the store of this device; elsewhere, in the first that there is. */
export function storeOfDevice(): string {
  const { appStoreUrl, playStoreUrl } = config()
  const isApple = /iphone|ipad|ipod|macintosh/i.test(navigator.userAgent)
  return (isApple ? appStoreUrl : playStoreUrl) || playStoreUrl || appStoreUrl
}
