import { buildCaddyPortal, buildCaddyServer } from './caddy-config.ts'
import type { Deployment } from './deployment.ts'
import { buildNginxPortal, buildNginxServer } from './nginx-config.ts'

/**
 * Builds the configurations of all servers, by the name of the file. @throws Error if a value cannot be part of a configuration.
 */
export function buildDeployFiles(deployment: Deployment): Record<string, string> {
  const { root, temporaryFolder, brotliModule, apiUpstream = '', port, securityHeaders } = deployment
  const values = [root, temporaryFolder, brotliModule, apiUpstream, ...Object.values(securityHeaders)]
  const unquotable = values.find((value) => /["\\$\n{}]/.test(value))
  if (unquotable !== undefined) throw new Error(`A server's configuration cannot contain: ${unquotable}`)
  if (apiUpstream !== '' && !/^https?:\/\/[^\s/;]+$/.test(apiUpstream))
    throw new Error(`${apiUpstream} is no http(s) address without a path`)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error('The port is no number from 1 to 65535')
  return {
    'nginx.conf': buildNginxServer(deployment),
    'portal.conf': buildNginxPortal(deployment),
    Caddyfile: buildCaddyServer(deployment),
    'portal.caddy': buildCaddyPortal(deployment),
  }
}
