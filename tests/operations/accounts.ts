import { notFoundForEveryAccount, type OperationRecords, onlyObra, onlyResidente } from './operation-record'

const profileBody = { email: 'propia@demo.ar', mobile_phone_number: '1155550199' }
/** In the contract, the field `last_name` of a verification contains the document number. */
const verificationBody = { verification_key: 'ABC123', last_name: '31222333' }
const createSignupBody = (fields: object) => ({
  verification_key: verificationBody,
  username: 'nueva@demo.ar',
  password: 'Lluvia2026',
  ...fields,
})
const createRecoveryBody = (fields: object) => ({
  uid: 'demo-uid',
  token: 'demo-token',
  new_password: 'Lluvia2026',
  re_new_password: 'Lluvia2026',
  ...fields,
})
const createPasswordFields = (new_password: string) => ({ new_password, re_new_password: new_password })
const commonPasswordErrors = ['La contraseña es demasiado común.']
const personalPasswordErrors = ['La contraseña es demasiado parecida a tus datos personales.']
const registrationSteps = 'On /register enter the code ABC123 and the document number 31222333, then enter '
const recoverySteps = 'On /password-recover/demo-uid/demo-token enter '

export const accounts: OperationRecords<'accounts'> = {
  verifyResident: {
    call: {},
    refusals: {
      400: [
        {
          steps: 'On /register enter the code ZZZ999 and any document number',
          expectedBody: { verification_key: ['El código ingresado no es válido o ya fue utilizado.'] },
          body: { ...verificationBody, verification_key: 'ZZZ999' },
        },
        {
          steps: 'On /register enter the code ABC123 and the document number 30555111',
          expectedBody: { id_number: ['El número de documento no corresponde al código ingresado.'] },
          body: { ...verificationBody, last_name: '30555111' },
        },
      ],
    },
  },
  signupResident: {
    call: {},
    refusals: {
      400: [
        {
          steps: `${registrationSteps}the password password1`,
          expectedBody: { password: commonPasswordErrors },
          body: createSignupBody({ password: 'password1' }),
        },
        {
          steps: `${registrationSteps}the password Martina1`,
          expectedBody: { password: personalPasswordErrors },
          body: createSignupBody({ password: 'Martina1' }),
        },
        {
          steps: `${registrationSteps}an email other than the one that received the code, as browser autofill may do`,
          expectedBody: { username: ['El usuario debe ser el email al que llegó el código.'] },
          body: createSignupBody({ username: 'otra@demo.ar' }),
        },
      ],
    },
  },
  requestPasswordRecovery: { call: {}, refusals: {} },
  confirmPasswordRecovery: {
    call: {},
    refusals: {
      400: [
        {
          steps: 'On /password-recover/demo-uid/expired-token enter any valid password twice',
          expectedBody: { token: ['El enlace no es válido o ya venció.'] },
          body: createRecoveryBody({ token: 'expired-token' }),
        },
        {
          steps: `${recoverySteps}the password password1 twice`,
          expectedBody: { new_password: commonPasswordErrors },
          body: createRecoveryBody(createPasswordFields('password1')),
        },
        {
          steps: `${recoverySteps}the password Carolina1 twice`,
          expectedBody: { new_password: personalPasswordErrors },
          body: createRecoveryBody(createPasswordFields('Carolina1')),
        },
      ],
    },
  },
  getTerms: { call: {}, refusals: {} },
  updatePerson: {
    call: { path: { rp: 101, personId: 301 } },
    access: [
      ['the person of residente', { body: profileBody }, onlyResidente(200)],
      [
        'residente’s person of Los Álamos, under the path of Las Acacias',
        { path: { rp: 102 }, body: profileBody },
        notFoundForEveryAccount,
      ],
      [
        'the person of obra',
        { path: { personId: 304 }, body: { ...profileBody, email: 'obra2@demo.ar' } },
        onlyObra(200),
      ],
    ],
    refusals: {
      404: [
        {
          steps:
            'Sign in with another account in a second tab while the profile form is open, then save the form',
          path: { personId: 303 },
          body: { email: 'residente@demo.ar', mobile_phone_number: '1155550101' },
        },
      ],
      409: [
        {
          steps: 'Change the email of the profile to inquilino@demo.ar',
          expectedBody: { message: 'Ya existe otra persona con este email.' },
          body: { email: 'inquilino@demo.ar', mobile_phone_number: '1155550101' },
        },
      ],
    },
  },
}
