import type { RsbuildPlugin } from '@rsbuild/core'
import { joinIconPaths } from './icon-paths.ts'

/**
 * Marks the components and contexts of a library as definitions without other effects, and removes their names, which only
 * developer tools show. The bundler can then leave out the components that nobody uses.
 */
export const markDefinitions = (code: string): string =>
  code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ ')

/** Replaces the module of stylis that adds vendor prefixes, which styled-components adds only on request. */
export const replacePrefixer = (code: string): string => {
  if (!code.includes('export function prefix (')) throw new Error('stylis has another prefixer')
  return 'export const prefix = (value) => value'
}

/**
 * Creates a plugin that leaves out the code of packages that nobody uses: components of the router, such as its forms, which are a
 * seventh of its code, and the prefixer of stylis. Each icon becomes one path.
 */
export const createSmallerPackagesPlugin = (): RsbuildPlugin => ({
  name: 'smaller-packages',
  setup(api) {
    const router = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].+\.mjs$/
    const prefixer = /[\\/]node_modules[\\/]stylis[\\/]src[\\/]Prefixer\.js$/
    api.transform({ test: router }, ({ code }) => markDefinitions(code))
    const icons = /[\\/]node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/].+\.mjs$/
    api.transform({ test: prefixer }, ({ code }) => replacePrefixer(code))
    api.transform({ test: icons }, ({ code }) => joinIconPaths(code))
  },
})
