import { stripBasePath } from '../base-path'
import { paths } from '../paths'

/** Returns a regular expression for the paths of a pattern such as `/construction/:id`; the parameter `:id?` is optional. */
const toExpression = (pattern: string) =>
  new RegExp(`^${pattern.replace(/\/:\w+\?/g, '(?:/[^/]*)?').replace(/:\w+/g, '[^/]*')}/?$`)

const routes = Object.values(paths).map(({ pattern }) => ({ pattern, expression: toExpression(pattern) }))

/** Returns the pattern of the route at a path, without its ids and codes; 'unknown' for any other path. */
export function findRoutePattern(pathname: string): string {
  const path = stripBasePath(pathname)
  return routes.find(({ expression }) => path !== undefined && expression.test(path))?.pattern ?? 'unknown'
}

const browsers = [
  ['Edge', /\bEdgA?\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+\.\d+)/],
] as const

const systems = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const

/** Returns the browser with its major version and the system, such as 'Chrome 126, Android'. The device stays unknown. */
export function describeBrowser(userAgent: string): string {
  const [name, expression] = browsers.find(([, pattern]) => pattern.test(userAgent)) ?? ['other']
  const version = expression ? ` ${userAgent.match(expression)?.[1]}` : ''
  const [system] = systems.find(([, pattern]) => pattern.test(userAgent)) ?? ['other']
  return `${name}${version}, ${system}`
}
