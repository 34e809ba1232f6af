/** The device block of a login, with its required fields empty, for clients that send no device. */
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
