// Sets the theme before the first paint: the reader's choice, or else what the system says.
(function () {
  var choice = 'auto';
  try {
    choice = localStorage.getItem('tetrarch.theme') || 'auto';
  } catch (error) {
    choice = 'auto'; // storage may be forbidden
  }
  var dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.dataset.themeChoice = choice;
})();
