/** What a browser tells of itself at login when it tells nothing: the device block of the login (1-portal, section 3), with its required fields empty. */
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
