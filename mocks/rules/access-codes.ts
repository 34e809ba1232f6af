/** The characters of a QR code's text: the letters and digits that people do not easily confuse with each other. */
export const qrcodeAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Formats the text of a QR code from the neighbourhood's initials and eight `characters`, such as LA-7K3Q-9XZ2. */
export function formatQrcode(neighbourhoodName: string, characters: string): string {
  const initials = neighbourhoodName
    .normalize('NFD')
    .split(/\s+/)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')
  return `${initials}-${characters.slice(0, 4)}-${characters.slice(4)}`
}
