import { config } from '@/config'
import { page } from '@/copy/page'
import { copy } from './copy'

/** Returns the props of one link to the mobile app for each app store with a configured address. */
export function getAppStores() {
  const { appStoreUrl, playStoreUrl } = config()
  const stores = [
    { store: 'apple', href: appStoreUrl },
    { store: 'google', href: playStoreUrl },
  ] as const
  return stores
    .filter(({ href }) => href !== '')
    .map((link) => ({ ...link, name: copy.app.stores[link.store], newTabLabel: page.opensInTab }))
}

export const hasApp = () => getAppStores().length > 0

/**
 * Returns the address of the app's page in the store of this device, or else in the other store; '' without any store.
 */
export function getDeviceStoreUrl(): string {
  const { appStoreUrl, playStoreUrl } = config()
  const isApple = /iphone|ipad|ipod|macintosh/i.test(navigator.userAgent)
  return (isApple ? appStoreUrl : playStoreUrl) || playStoreUrl || appStoreUrl
}
