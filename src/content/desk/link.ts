/** The words of what is behind the links in the owner's emails, beside those of the request's page. */
export const linkWords = {
  errors: {
    formToken: 'Inget är sparat. Sidan hade stått öppen för länge, så kryssa i på nytt och spara igen.',
    confirm: 'Inget är sparat. Kryssa i rutan ovanför knappen och försök igen.',
  },
  forbidden: {
    heading: 'Länken gäller inte',
    text: 'Den är ofullständig, ändrad, utbytt eller för gammal. Öppna den direkt från det senaste mejlet om förfrågan, eller ta länken i den senaste sammanställningen.',
  },
  tooLarge: { heading: 'Det gick inte att spara', text: 'Det var för mycket text. Gå tillbaka och korta den.' },
} as const
