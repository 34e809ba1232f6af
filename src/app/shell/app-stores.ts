import { config } from '@/config'

/** Whether the installation configures a store of the app. */
export const hasApp = () => config().appStoreUrl !== '' || config().playStoreUrl !== ''

/** The app's page in the store of this device; on other devices, in the first configured store. */
export function storeOfDevice(): string {
  const { appStoreUrl, playStoreUrl } = config()
  const isApple = /iphone|ipad|ipod|macintosh/i.test(navigator.userAgent)
  return (isApple ? appStoreUrl : playStoreUrl) || playStoreUrl || appStoreUrl
}
