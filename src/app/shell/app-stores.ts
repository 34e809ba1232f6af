import { config } from '@/config'
import { page } from '@/copy/page'
import { copy } from './copy'

/** Returns the props of the links to the mobile app: one link for each app store that the installation configures. */
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
 * Returns the URL of the mobile app in Apple's store for Apple devices, and in Google's store for other devices. If that
 * store is not configured, returns the URL in the remaining store; '' if no store is configured.
 */
export function getDeviceStoreUrl(): string {
  const { appStoreUrl, playStoreUrl } = config()
  const isApple = /iphone|ipad|ipod|macintosh/i.test(navigator.userAgent)
  return (isApple ? appStoreUrl : playStoreUrl) || playStoreUrl || appStoreUrl
}
