import { config } from '@/config'
import { page } from '@/copy/page'
import { copy } from './copy'

/** Returns the app's pages in the stores that the installation configures, as the props of a link. */
export function getAppStores() {
  const { appStoreUrl, playStoreUrl } = config()
  const stores = [
    { store: 'apple', href: appStoreUrl },
    { store: 'google', href: playStoreUrl },
  ] as const
  return stores
    .filter(({ href }) => href !== '')
    .map((store) => ({ ...store, name: copy.app.stores[store.store], newTabLabel: page.opensInTab }))
}

export const hasApp = () => getAppStores().length > 0

/** Returns the app's page in the store of this device; if there is none, in the other configured store. */
export function getDeviceStoreUrl(): string {
  const { appStoreUrl, playStoreUrl } = config()
  const isApple = /iphone|ipad|ipod|macintosh/i.test(navigator.userAgent)
  return (isApple ? appStoreUrl : playStoreUrl) || playStoreUrl || appStoreUrl
}
