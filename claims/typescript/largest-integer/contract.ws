type Fine { cents: Integer }
