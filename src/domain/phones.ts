type PhoneParts = Record<
  'mobile_phone_country_code' | 'mobile_phone_area_code' | 'mobile_phone_number',
  string | null
>

/** Joins the parts of a phone number with spaces; returns '' if `mobile_phone_number` is null. */
export const formatPhone = (phone: PhoneParts): string =>
  phone.mobile_phone_number === null
    ? ''
    : [phone.mobile_phone_country_code, phone.mobile_phone_area_code, phone.mobile_phone_number]
        .filter((part) => part !== null)
        .join(' ')
