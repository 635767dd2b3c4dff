### Analiza partii, po polsku.

review-title = Analiza partii
review-waiting = Czeka na swoją kolej…
review-running = Każda decyzja jest sprawdzana jeszcze raz…
review-closer = Trwa dokładniejsza analiza…
review-failed = Nie udało się dokończyć analizy.
review-deeper = Przeanalizuj dogłębnie
review-chances = Szanse na wygraną
review-summary = Cała partia
review-accuracy = trafność: { $accuracy }
review-parts = Gra i szczęście
review-parts-note = { $player }: od { $start } na początku do { $now }.
review-part-good = Dobre decyzje
review-part-slips = Potknięcia ({ $number })
review-part-others = Decyzje innych
review-part-luck = Szczęście
review-filter = Pokaż tylko decyzje z tą oceną
review-moments = Decydujące momenty
review-practise = Ćwicz na zagadkach
review-forced = Jedyna dozwolona decyzja
review-chance = Szansa na wygraną: przed decyzją { $before }, po niej { $after }.
review-proven = To pewne.
review-luck-after = Szczęście zaraz potem: { $change }
review-better = Lepiej było
review-instead = zamiast { $played }
review-only = Każda inna decyzja daje najwyżej { $chance }.
review-role-better = Lepsza decyzja:
review-role-played = Podjęta decyzja:
review-role-other = Inna decyzja:
review-role-reply = Odpowiedź:
review-show-line = Pokaż na planszy
review-try = Spróbuj ponownie
review-play-on = Graj stąd dalej z komputerem
review-previous-own = Mój poprzedni błąd
review-next-own = Mój następny błąd
review-previous-any = Poprzedni błąd
review-next-any = Następny błąd
review-others = { $number ->
    [one] Jeszcze jedna możliwość
    [few] Jeszcze { $number } możliwości
   *[many] Jeszcze { $number } możliwości
}
review-line = Nierozegrane: { $at } z { $last }
review-back = Wróć do partii
grade-only = Jedyny dobry ruch
grade-best = Najlepsza decyzja
grade-good = Dobra decyzja
grade-inaccuracy = Niedokładność
grade-mistake = Błąd
grade-blunder = Gruby błąd

forecast-view = Widok planszy
forecast-title = Prognoza
forecast-legend = Wzór i znak prawdopodobnego właściciela na końcu gry, w procentach. Im bledszy, tym mniej pewny.
forecast-open = wolne
forecast-say = Prawdopodobny właściciel na końcu: { $player }, { $chance }.
forecast-say-open = Na końcu prawdopodobnie bez właściciela.

explore-from = Zbadaj od tego miejsca
explore-title = Badanie wariantów
explore-note = Wykonuj dowolne dozwolone ruchy za wszystkie strony. Sama partia się nie zmienia.
explore-best = Najlepsze ruchy w tej pozycji
explore-line = Twój wariant
explore-others = Inne wypróbowane ruchy
explore-start = Początek
explore-thinking = Trwa ocena pozycji…
explore-over = Tu kończy się partia.

retry-note = Zagraj za gracza { $player } lepiej niż w partii.
retry-judging = Trwa porównanie twojej decyzji…
retry-best = Lepiej się nie da.
retry-better = Lepiej niż w partii.
retry-equal = Mniej więcej tak samo dobrze jak w partii.
retry-worse = Gorzej niż w partii.
retry-own = Twoja decyzja
retry-played = W partii
retry-the-best = Najlepsza
retry-again = Kolejna próba
