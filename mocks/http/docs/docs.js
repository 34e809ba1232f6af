/* global SwaggerUIBundle */

const session = new URLSearchParams(location.search).get('session')

/** Sends each call to the session in the address of the page. */
function addSessionHeader(request) {
  if (session !== null && !request.loadSpec) request.headers['X-Mock-Session'] = session
  return request
}

/** Uses the token of a successful login for the next calls. */
function storeToken(response) {
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
  // Disables the online validator, so that no data leaves this machine.
  validatorUrl: null,
  requestInterceptor: addSessionHeader,
  responseInterceptor: storeToken,
})
