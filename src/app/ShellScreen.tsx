import { lazyNamed } from './lazy-screen'

/** The shell, whose code the sign-in and the public pages do not need. */
export const ShellScreen = lazyNamed(() => import(/* webpackChunkName: "shell" */ './shell/Shell'), 'Shell')
