import { emptyDevice } from '../../device.ts'
import { get, notFound, post, put, type RefusalRow } from '../refusal-row.ts'

const code = { verification_key: 'ABC123', last_name: '31222333' }
const signup = (more: object) => ({
  verification_key: code,
  username: 'nueva@demo.ar',
  password: 'Lluvia2026',
  ...more,
})
const link = {
  uid: 'demo-uid',
  token: 'demo-token',
  new_password: 'Lluvia2026',
  re_new_password: 'Lluvia2026',
}
const onRegister = 'On /register, code ABC123 and document 31222333, then '
const onRecover = 'On /password-recover/demo-uid/demo-token, '

/** Refusals of sign-in, registration, password recovery and contact data. */
export const accountRefusals: readonly RefusalRow[] = [
  {
    operationId: 'login',
    status: 401,
    expectedBody: { non_field_errors: ['El usuario o la contraseña son incorrectos.'] },
    steps: 'On /login, residente@demo.ar with the password Olvidada1',
    as: 'visitor',
    call: post('/fapi/auth/login/', {
      username: 'residente@demo.ar',
      password: 'Olvidada1',
      device: emptyDevice,
    }),
  },
  {
    operationId: 'logout',
    status: 400,
    expectedBody: { session_id: ['La sesión no es la tuya.'] },
    steps: 'In the browser’s storage change the session’s session_id, then Salir',
    as: 'residente',
    call: post('/fapi/auth/logout/', { session_id: 's-999999' }),
  },
  {
    operationId: 'refreshToken',
    status: 401,
    expectedBody: { detail: 'La sesión expiró.' },
    steps: 'Renew with a token that was renewed before, in another tab that slept',
    as: 'residente',
    call: post('/fapi/auth/refresh/', { token: 'an-old-token' }),
  },
  {
    operationId: 'completeHandoff',
    status: 404,
    expectedBody: notFound,
    steps: 'Open /handoff?otc=usado: a code that is unknown or was used',
    as: 'visitor',
    call: get('/fapi/v2/authentication/handoff/complete/?otc=usado'),
  },
  {
    operationId: 'listHomeModules',
    status: 404,
    expectedBody: notFound,
    steps: 'In the browser’s storage change the current neighbourhood to 999, then reload',
    as: 'residente',
    call: get('/fapi/v2/module/home/999/'),
  },
  {
    operationId: 'verifyResident',
    status: 400,
    expectedBody: { verification_key: ['El código ingresado no es válido o ya fue utilizado.'] },
    steps: 'On /register, code ZZZ999 and any document',
    as: 'visitor',
    call: post('/fapi/resident/verify/', { verification_key: 'ZZZ999', last_name: '31222333' }),
  },
  {
    operationId: 'verifyResident',
    status: 400,
    expectedBody: { id_number: ['El número de documento no corresponde al código ingresado.'] },
    steps: 'On /register, code ABC123 and document 30555111',
    as: 'visitor',
    call: post('/fapi/resident/verify/', { verification_key: 'ABC123', last_name: '30555111' }),
  },
  {
    operationId: 'signupResident',
    status: 400,
    expectedBody: { password: ['La contraseña es demasiado común.'] },
    steps: `${onRegister}the password password1`,
    as: 'visitor',
    call: post('/fapi/resident/signup/', signup({ password: 'password1' })),
  },
  {
    operationId: 'signupResident',
    status: 400,
    expectedBody: { password: ['La contraseña es demasiado parecida a tus datos personales.'] },
    steps: `${onRegister}the password Martina1`,
    as: 'visitor',
    call: post('/fapi/resident/signup/', signup({ password: 'Martina1' })),
  },
  {
    operationId: 'signupResident',
    status: 400,
    expectedBody: { username: ['El usuario debe ser el email al que llegó el código.'] },
    steps: `${onRegister}let the browser fill in another email`,
    as: 'visitor',
    call: post('/fapi/resident/signup/', signup({ username: 'otra@demo.ar' })),
  },
  {
    operationId: 'confirmPasswordRecovery',
    status: 400,
    expectedBody: { token: ['El enlace no es válido o ya venció.'] },
    steps: 'On /password-recover/demo-uid/expired-token, any good password twice',
    as: 'visitor',
    call: post('/fapi/password-recovery/confirm/', { ...link, token: 'expired-token' }),
  },
  {
    operationId: 'confirmPasswordRecovery',
    status: 400,
    expectedBody: { new_password: ['La contraseña es demasiado común.'] },
    steps: `${onRecover}the password password1 twice`,
    as: 'visitor',
    call: post('/fapi/password-recovery/confirm/', {
      ...link,
      new_password: 'password1',
      re_new_password: 'password1',
    }),
  },
  {
    operationId: 'confirmPasswordRecovery',
    status: 400,
    expectedBody: { new_password: ['La contraseña es demasiado parecida a tus datos personales.'] },
    steps: `${onRecover}the password Carolina1 twice`,
    as: 'visitor',
    call: post('/fapi/password-recovery/confirm/', {
      ...link,
      new_password: 'Carolina1',
      re_new_password: 'Carolina1',
    }),
  },
  {
    operationId: 'updatePerson',
    status: 404,
    expectedBody: notFound,
    steps: 'Be signed out and in as another in a second tab while the form is open',
    as: 'residente',
    call: put('/fapi/v2/101/person/303/', { email: 'residente@demo.ar', mobile_phone_number: '1155550101' }),
  },
  {
    operationId: 'updatePerson',
    status: 409,
    expectedBody: { message: 'Ya existe otra persona con este email.' },
    steps: 'As one’s own email write inquilino@demo.ar',
    as: 'residente',
    call: put('/fapi/v2/101/person/301/', { email: 'inquilino@demo.ar', mobile_phone_number: '1155550101' }),
  },
]
