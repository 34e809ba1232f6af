import { lazy } from './lazy-screen'
import type { screens } from './signed-in'

export type SignedInScreens = typeof screens

/** Loads the shell, and what loads the screens in it. The sign-in and the public pages do not need this code. */
export const loadSignedIn = () => import(/* webpackChunkName: "shell" */ './signed-in')

/** The shell, which contains the screens. */
export const ShellScreen = lazy(async () => ({ default: (await loadSignedIn()).Shell }))
