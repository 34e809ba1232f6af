const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#dcebe0" d="M0 0h40v40H0z"/><path stroke="#7a5a36" stroke-width="1.8" d="M11.5 26v9M20 26v9M28.5 26v9"/><g fill="#1f5b3f"><ellipse cx="11.5" cy="18.5" rx="4" ry="9.5"/><ellipse cx="20" cy="16" rx="4.6" ry="12"/><ellipse cx="28.5" cy="18.5" rx="4" ry="9.5"/></g><path fill="#8fb996" d="M0 34h40v6H0z"/></svg>`

/** The logo of Los Álamos as a data URL. */
export const losAlamosLogo = `data:image/svg+xml,${encodeURIComponent(drawing)}`
