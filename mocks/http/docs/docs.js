/* global SwaggerUIBundle */

const session = new URLSearchParams(location.search).get('session')

/** Every call goes to this server, into the world that the address names. */
function intoSession(request) {
  if (session !== null && !request.loadSpec) request.headers['X-Mock-Session'] = session
  return request
}

/** Who signs in by trying that out is signed in for the other calls. */
function rememberToken(response) {
  const token = response.obj?.token
  if (response.ok && typeof token === 'string') ui.preauthorizeApiKey('bearer', token)
  return response
}

const ui = SwaggerUIBundle({
  url: '/openapi.yaml',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  displayRequestDuration: true,
  tryItOutEnabled: true,
  // Nothing leaves this machine.
  validatorUrl: null,
  requestInterceptor: intoSession,
  responseInterceptor: rememberToken,
})
