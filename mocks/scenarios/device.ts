/** A valid `device` of a sign-in request, for clients that know nothing about their device. Most texts are empty. */
export const emptyDevice = {
  manufacturer: '',
  brand: '',
  model: '',
  base_os: '',
  build_id: '',
  system_name: '',
  system_version: '',
  version: '',
  readable_version: '',
  carrier: '',
  device: 'web',
  device_id: '',
  device_type: '',
  device_name: '',
  user_agent: '',
  is_pin_or_fingerprint_set: false,
}
