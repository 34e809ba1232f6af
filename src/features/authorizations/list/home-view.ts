import { createSafeStorage } from '@/browser-storage'

const key = 'portal.homeView'
const storage = createSafeStorage(() => window.localStorage)

export type HomeView = 'tarjetas' | 'semana'

/** Returns how this browser last showed the authorizations; the early script of the page reads it too. */
export const readHomeView = (): HomeView => (storage.read(key) === 'semana' ? 'semana' : 'tarjetas')

export const storeHomeView = (view: HomeView): void => void storage.write(key, view)
